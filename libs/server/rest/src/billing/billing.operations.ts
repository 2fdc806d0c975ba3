import { z } from 'zod';
import type { Operation } from '../openapi/operation.ts';
import { planAnswer } from './plan.presenter.ts';

const tag = 'Plans';

export const billingOperations: readonly Operation[] = [
  {
    id: 'listPlans',
    method: 'get',
    path: '/plans/',
    tag,
    summary: 'List the plans',
    description: 'Prices in dollars, and what comes with each plan.',
    access: 'anyone',
    answers: { 200: { description: 'The smallest first.', body: z.array(planAnswer) } },
  },
];
