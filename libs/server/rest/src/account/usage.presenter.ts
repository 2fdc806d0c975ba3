import type { AccountUsage } from '@safelight/application';
import { CREDITS_PER_EDIT, PLAN_IDS, PLAN_LIMITS } from '@safelight/rules';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';

const used = {
  used_bytes: count.describe('The bytes that are used.'),
  limit_bytes: count.describe('The bytes that the plan allows.'),
};
const resetsAt = time.describe('When counting begins again at zero.');

export const usageAnswer = z.strictObject({
  username: z.string().describe('The username of the account.'),
  plan: z.enum(PLAN_IDS).describe('The plan of the account.'),
  credits: z.int().describe('Credits that can be spent now.'),
  credits_per_edit: count.describe('The price of one AI edit in credits.'),
  upload_limit_bytes: count.describe('The largest file that the plan allows, in bytes.'),
  storage: z
    .strictObject(used)
    .describe('Storage of all your images and their versions, including those in the trash.'),
  bandwidth: z
    .strictObject({ ...used, resets_at: resetsAt })
    .describe('Bytes of your images that were delivered in this calendar month (UTC).'),
  requests: z
    .strictObject({
      limit: count.describe('The requests that the plan allows.'),
      remaining: count.describe('The requests that are left.'),
      resets_at: resetsAt,
    })
    .describe('Requests in this hour, made with any API key of the account, including this request.'),
});

/** An account's usage in the form that the API answers. */
export const presentUsage = (usage: AccountUsage): z.infer<typeof usageAnswer> => {
  const { user, credits, storage, bandwidth, requests } = usage;
  return {
    username: user.username,
    plan: user.plan,
    credits,
    credits_per_edit: CREDITS_PER_EDIT,
    upload_limit_bytes: PLAN_LIMITS[user.plan].uploadBytes,
    storage: { used_bytes: storage.usedBytes, limit_bytes: storage.limitBytes },
    bandwidth: {
      used_bytes: bandwidth.usedBytes,
      limit_bytes: bandwidth.limitBytes,
      resets_at: bandwidth.resetAt.toISOString(),
    },
    requests: {
      limit: requests.limit,
      remaining: requests.remaining,
      resets_at: requests.resetAt.toISOString(),
    },
  };
};
