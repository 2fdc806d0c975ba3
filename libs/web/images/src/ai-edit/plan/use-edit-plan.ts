import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { AiEditPlanDocument, type AiEditPlanQuery } from '@safelight/web-data';
import { useState } from 'react';
import { useRested } from './use-rested.ts';

/** How long typing must pause until the plan of a prompt is requested. */
const PLAN_DELAY_MS = 300;
/** How long typing must pause until a refusal is shown: half a prompt is often refused, although the whole is not. */
const REFUSAL_DELAY_MS = 1_000;
/** The longest time that an edit waits for its plan before it is requested without one. */
const PATIENCE_MS = 1_500;

export type Plan = NonNullable<AiEditPlanQuery['aiEditPlan']>;

/** An edit that a person describes. */
export interface DescribedEdit {
  /** The image to edit, or one of several, because a plan is the same for every image; null if there is none. */
  readonly imageUid: string | null;
  readonly prompt: string;
  /** Whether the edit is limited to an area. */
  readonly isMasked: boolean;
  /** The uid of another image to which the prompt refers; null if there is none. */
  readonly referenceUid: string | null;
}

export interface EditPlan {
  /** The plan on screen. While a new prompt is read, it is that of the previous one; null if none is known. */
  readonly shown: Plan | null;
  /** Whether the plan on screen is that of an earlier text of the prompt. */
  readonly isStale: boolean;
  /** Returns the plan of an edit that would be refused as a whole, and shows it. Null if it would not, or no plan is known. */
  readonly refusal: () => Promise<Plan | null>;
}

/** True if a plan says that nothing would be done. */
export const refusesAll = (plan: Plan | null): boolean => plan?.steps.length === 0;

/** True for a plan of which nothing would be done only because the edit needs another picture. */
export const needsPicture = (plan: Plan | null): boolean =>
  plan !== null && refusesAll(plan) && plan.needsReference.length > 0;

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Asks the server what would come of an edit while its prompt is typed. Problems of the connection hide the plan. */
export const useEditPlan = ({ imageUid, prompt, isMasked, referenceUid }: DescribedEdit): EditPlan => {
  const client = useApolloClient();
  const text = prompt.trim();
  const [asked, askNow] = useRested(text, PLAN_DELAY_MS);
  const [rested, restNow] = useRested(text, REFUSAL_DELAY_MS);
  const requestFor = (uid: string, words: string) => ({
    variables: {
      input: { imageUid: uid, prompt: words, area: isMasked ? ('PAINTED' as const) : null, referenceUid },
    },
    errorPolicy: 'ignore' as const,
  });
  const isBlank = text === '' || asked === '';
  const { data, loading } = useQuery(
    AiEditPlanDocument,
    isBlank || imageUid === null ? skipToken : requestFor(imageUid, asked),
  );
  const [shown, setShown] = useState<Plan | null>(null);
  const plan = isBlank ? null : (data?.aiEditPlan ?? null);
  const isKept = !isBlank && (loading || (refusesAll(plan) && rested !== asked));
  if (!isKept && shown !== plan) setShown(plan);

  const refusal = async (): Promise<Plan | null> => {
    if (imageUid === null) return null;
    const answer = client.query({ query: AiEditPlanDocument, ...requestFor(imageUid, text) });
    const known = await Promise.race([answer.catch(() => null), after(PATIENCE_MS)]);
    const refused = known?.data?.aiEditPlan ?? null;
    if (!refusesAll(refused)) return null;
    askNow();
    restNow();
    return refused;
  };
  return { shown, isStale: shown !== null && (isKept || asked !== text), refusal };
};
