/**
 * Adds indexes for the recent activity of an account, for exports and for deleting an account. A version has no
 * foreign key to its owner, because it is deleted with its image. With such a key, deleting an account would
 * scan all versions or need an index that nothing else uses.
 */
export const HISTORY = `
ALTER TABLE image_version DROP CONSTRAINT image_version_owner_id_fkey;
CREATE INDEX image_owner ON image (owner_id, uid);
CREATE INDEX ai_edit_job_user ON ai_edit_job (user_id, state, finished_at DESC);
CREATE INDEX credit_ledger_grants ON credit_ledger (user_id, created_at DESC) WHERE kind = 'grant';
`;

export const HISTORY_BACK = `
DROP INDEX image_owner, ai_edit_job_user, credit_ledger_grants;
ALTER TABLE image_version ADD CONSTRAINT image_version_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account;
`;
