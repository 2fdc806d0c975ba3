import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/** Removes a white background beside a scan, which makes the paper white anyway: “this invoice flat, white background”. */
export const withoutPaperGround = (reading: PromptReading): PromptReading => {
  const isScanned = reading.steps.some(({ operation }) => operation === 'scan-document');
  const isPaper = ({ operation, options }: PlannedStep): boolean =>
    operation === 'replace-background' && options['name'] === 'white';
  return isScanned && reading.steps.some(isPaper)
    ? { ...reading, steps: reading.steps.filter((step) => !isPaper(step)) }
    : reading;
};
