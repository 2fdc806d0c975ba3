// `npm run role -- <username> <user|moderator|admin>` builds if needed and gives a user a role.
import { runBuilt } from './run-built.ts';

await runBuilt('role');
