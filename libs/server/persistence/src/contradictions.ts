/**
 * The age from which a claim shows that lost edits are not retried. The queue gives each attempt at an edit an
 * hour.
 */
const STALE_CLAIM = '2 hours';

/** The age from which an undelivered event is reported. It fails repeatedly, or deliveries do not run. */
const STALE_EVENT = '1 day';

/**
 * Queries that find contradictions between tables. Each row of their result is a sentence about one
 * contradiction.
 */
export const CONTRADICTIONS: readonly string[] = [
  `SELECT 'user ' || coalesce(kept.user_id, ledger.user_id) || ' has a balance of ' || coalesce(kept.balance, 0)
     || ' credits but a ledger of ' || coalesce(ledger.credits, 0)
   FROM credit_balance kept FULL JOIN (
     SELECT user_id, sum(amount) AS credits FROM credit_ledger GROUP BY user_id
   ) ledger ON ledger.user_id = kept.user_id
   WHERE kept.balance IS DISTINCT FROM ledger.credits`,
  `SELECT 'user ' || user_id || ': balance and reserved credits are not grants less captures' FROM credit_ledger e
   GROUP BY user_id
   HAVING sum(amount) + count(*) FILTER (WHERE kind = 'reserve') - count(*) FILTER (WHERE kind IN ('capture', 'release'))
     <> sum(amount) FILTER (WHERE kind NOT IN ('reserve', 'capture', 'release')) - count(*) FILTER (WHERE kind = 'capture')`,
  `SELECT 'edit ' || j.id || ' is ' || j.state || ' but its credit is '
     || coalesce(string_agg(e.kind, ' and ' ORDER BY e.id), 'untouched')
   FROM ai_edit_job j LEFT JOIN credit_ledger e ON e.job_id = j.id
   GROUP BY j.id, j.state
   HAVING coalesce(string_agg(e.kind, ',' ORDER BY e.id), '') <> CASE j.state
     WHEN 'succeeded' THEN 'reserve,capture' || CASE WHEN bool_or(e.kind = 'refund') THEN ',refund' ELSE '' END WHEN 'queued' THEN 'reserve' WHEN 'processing' THEN 'reserve'
     ELSE 'reserve,release' END`,
  `SELECT 'edit ' || j.id || ' was taken back but its ' || CASE WHEN v.id IS NULL THEN 'credit was not given back' ELSE 'result is still there' END
   FROM ai_edit_job j LEFT JOIN image_version v ON v.id = j.result_version_id
   WHERE j.taken_back_at IS NOT NULL
     AND (v.id IS NOT NULL OR NOT EXISTS (SELECT FROM credit_ledger e WHERE e.job_id = j.id AND e.kind = 'refund'))`,
  `SELECT 'purchase ' || p.id || ' gave ' || p.credits || ' credits less ' || p.credits_taken_back || ' but the ledger moved '
     || coalesce(sum(e.amount), 0)
   FROM purchase p LEFT JOIN credit_ledger e ON e.user_id = p.user_id
     AND (e.external_reference = 'stripe:' || p.id OR starts_with(e.external_reference, 'stripe:' || p.id || ':'))
   GROUP BY p.id, p.credits, p.credits_taken_back
   HAVING coalesce(sum(e.amount), 0) <> p.credits - p.credits_taken_back`,
  `SELECT 'edit ' || id || ' was claimed at ' || claimed_at || ' and has not ended' FROM ai_edit_job
   WHERE state = 'processing' AND claimed_at < now() - interval '${STALE_CLAIM}'`,
  `SELECT 'edit ' || min(j.id::text) || ' waits though nothing of its user ' || j.user_id || ' is under way'
   FROM ai_edit_job j WHERE j.state IN ('queued', 'processing')
   GROUP BY j.user_id HAVING bool_and(j.dispatched_at IS NULL)`,
  `SELECT 'event ' || id || ' (' || type || ') of ' || occurred_at || ' has not been delivered' FROM domain_event
   WHERE delivered_at IS NULL AND occurred_at < now() - interval '${STALE_EVENT}'`,
  `SELECT 'edit ' || ai_job_id || ' made ' || count(*) || ' versions' FROM image_version
   WHERE ai_job_id IS NOT NULL GROUP BY ai_job_id HAVING count(*) > 1`,
  `SELECT 'user ' || u.owner_id || ' is counted with ' || u.image_count || ' images, ' || u.storage_bytes || ' bytes and '
     || u.view_count || ' views'
   FROM owner_usage u
   WHERE u.image_count <> (SELECT count(*) FROM image i WHERE i.owner_id = u.owner_id AND i.deleted_at IS NULL)
      OR u.storage_bytes <> (SELECT coalesce(sum(v.original_size + coalesce(v.shared_size, 0)), 0)
                             FROM image_version v JOIN image i ON i.uid = v.image_uid WHERE i.owner_id = u.owner_id)
                          + (SELECT coalesce(sum(d.size_bytes), 0) FROM editor_document d WHERE d.owner_id = u.owner_id)
                          + (SELECT coalesce(sum(d.size_bytes), 0) FROM version_document d WHERE d.owner_id = u.owner_id)
                          + (SELECT coalesce(sum(p.size_bytes), 0) FROM layer_picture p WHERE p.owner_id = u.owner_id)
      OR u.view_count <> (SELECT coalesce(sum(i.view_count), 0) FROM image i WHERE i.owner_id = u.owner_id)`,
  `SELECT 'image ' || i.uid || ' is listed as ' || i.content_type || ' of ' || i.file_size || ' bytes, not as its version'
   FROM image i JOIN image_version v ON v.id = i.current_version_id
   WHERE i.content_type <> v.content_type OR i.file_size <> v.original_size`,
  `SELECT 'image ' || coalesce(kept.image_uid, tagged.uid) || ' is listed under the wrong tags'
   FROM image_tag kept FULL JOIN (
     SELECT DISTINCT uid, tag, owner_id, created_at, title_key FROM image, unnest(tags) tag WHERE deleted_at IS NULL
   ) tagged ON tagged.uid = kept.image_uid AND tagged.tag = kept.tag
   WHERE (tagged.owner_id, tagged.created_at, tagged.title_key)
     IS DISTINCT FROM (kept.owner_id, kept.created_at, kept.title_key)`,
  `SELECT 'user ' || coalesce(kept.owner_id, counted.owner_id) || ' is counted with ' || coalesce(kept.image_count, 0)
     || ' images of a tag that ' || coalesce(counted.images, 0) || ' have'
   FROM owner_tag kept FULL JOIN (
     SELECT owner_id, tag, count(*) AS images FROM image_tag GROUP BY owner_id, tag
   ) counted ON counted.owner_id = kept.owner_id AND counted.tag = kept.tag
   WHERE kept.image_count IS DISTINCT FROM counted.images`,
  `SELECT 'the document of image ' || d.image_uid || ' names the layer picture ' || hash || ', which is missing'
   FROM (SELECT image_uid, picture_hashes FROM editor_document
     UNION ALL SELECT image_uid, picture_hashes FROM version_document) d CROSS JOIN unnest(d.picture_hashes) AS hash
   WHERE NOT EXISTS (SELECT FROM layer_picture p WHERE p.image_uid = d.image_uid AND p.sha256 = hash)`,
  `SELECT 'project ' || p.id || ' is counted with ' || p.image_count || ' images' FROM project p
   WHERE p.image_count <> (SELECT count(*) FROM project_image i WHERE i.project_id = p.id AND NOT i.is_hidden)`,
  `SELECT 'project ' || p.id || ' holds image ' || i.uid || ', which is '
     || CASE WHEN i.owner_id <> p.owner_id THEN 'another user''s' WHEN i.deleted_at IS NULL THEN 'hidden though it lives'
        ELSE 'shown though it is deleted' END
   FROM project p JOIN project_image h ON h.project_id = p.id JOIN image i ON i.uid = h.image_uid
   WHERE i.owner_id <> p.owner_id OR h.is_hidden <> (i.deleted_at IS NOT NULL)`,
  `SELECT 'project ' || coalesce(kept.project_id, tagged.id) || ' is listed under the wrong tags'
   FROM project_tag kept FULL JOIN (
     SELECT DISTINCT id, tag, owner_id, created_at, name_key FROM project, unnest(tags) tag WHERE deleted_at IS NULL
   ) tagged ON tagged.id = kept.project_id AND tagged.tag = kept.tag
   WHERE (tagged.owner_id, tagged.created_at, tagged.name_key)
     IS DISTINCT FROM (kept.owner_id, kept.created_at, kept.name_key)`,
  `SELECT 'share link ' || l.id || ' opens a project of another user' FROM share_link l JOIN project p ON p.id = l.project_id
   WHERE l.owner_id <> p.owner_id`,
  `SELECT 'comparison ' || c.uid || ' shows version ' || side.version_id || ' of ' || side.image_uid || ', which is '
     || CASE WHEN v.id IS NULL OR i.uid IS NULL THEN 'missing' WHEN i.deleted_at IS NOT NULL THEN 'deleted'
        WHEN i.owner_id <> c.owner_id THEN 'another user''s' ELSE i.privacy END
   FROM comparison c CROSS JOIN LATERAL (
     VALUES (c.original_image_uid, c.original_version_id), (c.edited_image_uid, c.edited_version_id)
   ) AS side (image_uid, version_id)
   LEFT JOIN image i ON i.uid = side.image_uid
   LEFT JOIN image_version v ON v.id = side.version_id AND v.image_uid = side.image_uid
   WHERE v.id IS NULL OR i.uid IS NULL OR i.deleted_at IS NOT NULL OR i.owner_id <> c.owner_id OR i.privacy <> 'public'`,
];
