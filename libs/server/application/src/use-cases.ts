import type { Authenticate } from './accounts/authenticate.ts';
import type { GetAccount, GetCreditBalance } from './accounts/get-account.ts';
import type { LogIn } from './accounts/log-in.ts';
import type { LogOut } from './accounts/log-out.ts';
import type { RefreshSession } from './accounts/refresh-session.ts';
import type { RegisterUser } from './accounts/register-user.ts';
import type { ResendVerification } from './accounts/resend-verification.ts';
import type { VerifyEmail } from './accounts/verify-email.ts';
import type { CancelAiEdit } from './ai-edits/cancel-ai-edit.ts';
import type { GetAiEdit, ListAiEdits, WatchAiEdit } from './ai-edits/read-ai-edits.ts';
import type { RequestAiEdit } from './ai-edits/request-ai-edit.ts';
import type {
  CreateApiKey,
  DeleteApiKey,
  GetApiKey,
  ListApiKeys,
  UpdateApiKey,
} from './api-keys/manage-api-keys.ts';
import type { ConcurrencyLimit } from './concurrency/concurrency-limit.ts';
import type { CheckReadiness } from './health/check-readiness.ts';
import type { DeleteImage } from './images/delete-image.ts';
import type { DeliverImage } from './images/deliver-image.ts';
import type { ImageAddresses } from './images/image-address.ts';
import type { CountImages, GetImage, GetOwnImage, ListImages, ListVersions } from './images/read-images.ts';
import type { UpdateImage, UseVersion } from './images/update-image.ts';
import type { GrantUpload, UploadImage } from './images/upload-image.ts';

/** Every use case a transport may call, wired once by the container. */
export interface UseCases {
  readonly authenticate: Authenticate;
  readonly registerUser: RegisterUser;
  readonly verifyEmail: VerifyEmail;
  readonly resendVerification: ResendVerification;
  readonly logIn: LogIn;
  readonly logOut: LogOut;
  readonly refreshSession: RefreshSession;
  readonly getAccount: GetAccount;
  readonly getCreditBalance: GetCreditBalance;
  readonly createApiKey: CreateApiKey;
  readonly listApiKeys: ListApiKeys;
  readonly getApiKey: GetApiKey;
  readonly updateApiKey: UpdateApiKey;
  readonly deleteApiKey: DeleteApiKey;
  readonly grantUpload: GrantUpload;
  /**
   * Gives each upload its turn: until then its body is left unread in the connection, so that memory does not
   * grow with how many come at once. OVERLOADED when too many wait.
   */
  readonly inUploadTurn: ConcurrencyLimit;
  readonly uploadImage: UploadImage;
  readonly getImage: GetImage;
  readonly getOwnImage: GetOwnImage;
  readonly listImages: ListImages;
  readonly countImages: CountImages;
  readonly listVersions: ListVersions;
  readonly updateImage: UpdateImage;
  readonly useVersion: UseVersion;
  readonly deleteImage: DeleteImage;
  readonly deliverImage: DeliverImage;
  readonly imageAddresses: ImageAddresses;
  readonly requestAiEdit: RequestAiEdit;
  readonly cancelAiEdit: CancelAiEdit;
  readonly getAiEdit: GetAiEdit;
  readonly listAiEdits: ListAiEdits;
  readonly watchAiEdit: WatchAiEdit;
  readonly checkReadiness: CheckReadiness;
}
