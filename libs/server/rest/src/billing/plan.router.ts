import { Router } from 'express';
import { resource, sendJson } from '../http/answer.ts';
import type { RestDeps } from '../rest-deps.ts';
import { presentPlan } from './plan.presenter.ts';

/** GET /plans: all plans, for anyone. */
export const planRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();
  resource(router, '/', {
    get: (_req, res) => sendJson(res, 200, useCases.listPlans().map(presentPlan)),
  });
  return router;
};
