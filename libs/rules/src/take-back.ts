/**
 * The bounds of taking AI edits back: how long after it has finished an edit can be taken back, and how many
 * edits an account can take back within how many days (docs/adr/0072).
 */
export const TAKE_BACK = { withinHours: 24, maxEdits: 5, perDays: 30 } as const;

/** Why an edit cannot be taken back, by the reason in the details of TAKE_BACK_REFUSED. */
export const TAKE_BACK_REFUSALS = {
  'not-succeeded': 'Only an edit that succeeded can be taken back.',
  'result-deleted': 'The result of this edit has been deleted already.',
  'other-editor': 'Only edits that the built-in editor made can be taken back.',
  'too-late': `An edit can be taken back for ${TAKE_BACK.withinHours} hours after it was made.`,
  current: 'The result is the version in use. Use another version first.',
  published: 'The result was public for some time, so it cannot be taken back.',
  comparison: 'The result is part of a comparison. Delete the comparison first.',
  layer: 'The result is a layer of the edited document. Remove that layer first.',
  edited: 'The result was edited further. Delete what was made of it first.',
  limit: `You took ${TAKE_BACK.maxEdits} edits back in the last ${TAKE_BACK.perDays} days. More cannot be taken back now.`,
  'credit-returned': 'The credit of this edit was given back before.',
} as const;

export type TakeBackRefusal = keyof typeof TAKE_BACK_REFUSALS;
