// A separate script in the head of /gallery. apps/web/chunks/early-list.ts builds it and defines
// LIST_REQUEST.
import { type ListRequest, sendEarlyList } from './send-early-list.ts';

declare const LIST_REQUEST: ListRequest;

// If this fails, the screen requests its list itself.
sendEarlyList(LIST_REQUEST).catch(() => undefined);
