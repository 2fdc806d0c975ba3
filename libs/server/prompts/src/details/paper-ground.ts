import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/** The plan, of which a scan needs no white background, because it makes the paper white: “this invoice flat, white background”. */
export const withoutPaperGround = (reading: PromptReading): PromptReading => {
  const isScanned = reading.steps.some(({ operation }) => operation === 'scan-document');
  const isPaper = ({ operation, options }: PlannedStep): boolean =>
    operation === 'replace-background' && options['name'] === 'white';
  return isScanned && reading.steps.some(isPaper)
    ? { ...reading, steps: reading.steps.filter((step) => !isPaper(step)) }
    : reading;
};
