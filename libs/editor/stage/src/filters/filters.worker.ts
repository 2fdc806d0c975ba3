import { applyPlan } from '@safelight/engine';
import type { FilterJob, FilterResult } from './filter-messages.ts';

const here = globalThis as unknown as {
  onmessage: (event: MessageEvent<FilterJob>) => void;
  postMessage: (result: FilterResult, transfer: Transferable[]) => void;
};

here.onmessage = ({ data: { job, data, width, height, plan } }) => {
  applyPlan({ data, width, height }, plan);
  here.postMessage({ job, data }, [data.buffer]);
};
