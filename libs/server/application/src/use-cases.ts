import type { Authenticate } from './authentication/authenticate.ts';
import type {
  CancelEmailChange,
  ConfirmEmailChange,
  GetPendingEmail,
  ResendEmailChange,
  UndoEmailChange,
} from './accounts/change-address.ts';
import type { ChangePassword } from './accounts/change-password.ts';
import type { CorrectEmail } from './accounts/correct-email.ts';
import type { GetAccount, GetCreditBalance } from './accounts/get-account.ts';
import type { GetUsage } from './accounts/get-usage.ts';
import type { LogIn } from './accounts/log-in.ts';
import type { LogOut } from './accounts/log-out.ts';
import type {
  GetStatistics,
  ListActivity,
  ListCreditHistory,
  ListSignInMethods,
} from './accounts/read-account.ts';
import type { RefreshSession } from './accounts/refresh-session.ts';
import type { RegisterUser } from './accounts/register-user.ts';
import type { RequestPasswordReset } from './accounts/request-password-reset.ts';
import type { ResendVerification } from './accounts/resend-verification.ts';
import type { ResetPassword } from './accounts/reset-password.ts';
import type { UpdatePreferences, UpdateProfile } from './accounts/update-profile.ts';
import type { VerifyEmail } from './accounts/verify-email.ts';
import type { GetAiCapabilities } from './ai-edits/ai-capabilities.ts';
import type { CancelAiEdit } from './ai-edits/cancel-ai-edit.ts';
import type {
  GetAiEdit,
  GetAiEditResults,
  ListAiEdits,
  ListAllAiEdits,
  WatchAiEdit,
} from './ai-edits/read-ai-edits.ts';
import type { RequestAiEdit } from './ai-edits/request-ai-edit.ts';
import type { QuoteAiEdits, RequestAiEdits } from './ai-edits/request-ai-edits.ts';
import type { RerunAiEdit } from './ai-edits/rerun-ai-edit.ts';
import type { SuggestPrompts } from './ai-edits/suggest-prompts.ts';
import type {
  CreateApiKey,
  DeleteApiKey,
  GetApiKey,
  ListApiKeys,
  UpdateApiKey,
} from './api-keys/manage-api-keys.ts';
import type { ConfirmCheckout, StartCheckout } from './billing/checkout.ts';
import type { ListPlans } from './billing/list-plans.ts';
import type { GetBilling, ListReceipts, OpenBillingPortal, SetRenewal } from './billing/manage-billing.ts';
import type { ReceivePaymentEvent } from './billing/receive-payment-event.ts';
import type { DeleteComparison, UpdateComparison } from './comparisons/change-comparison.ts';
import type { CreateComparison } from './comparisons/create-comparison.ts';
import type { DeliverPair } from './comparisons/deliver-pair.ts';
import type {
  GetComparison,
  ListComparisons,
  ListComparisonsOfImage,
} from './comparisons/read-comparisons.ts';
import type { UploadComparison } from './comparisons/upload-comparison.ts';
import type { FairTurns } from './concurrency/fair-turns.ts';
import type { SendContactMessage } from './contact/send-contact-message.ts';
import type { PublishDocument } from './documents/publish-document.ts';
import type {
  DeleteDocument,
  DeliverLayerPicture,
  GetDocument,
  GetLayerPictures,
  GetVersionDocument,
  ListDocuments,
} from './documents/read-documents.ts';
import type { SaveDocument } from './documents/save-document.ts';
import type { UploadLayerPicture } from './documents/upload-layer-picture.ts';
import type { RequestAccountDeletion } from './deletion/request-account-deletion.ts';
import type { ListExports, OpenExport, RequestExport } from './exports/manage-exports.ts';
import type { CompleteGoogleSignIn, SignInWithGoogle, StartGoogleSignIn } from './google/google-sign-in.ts';
import type { CheckReadiness } from './health/check-readiness.ts';
import type { DeleteByLink } from './images/delete-by-link.ts';
import type { DeleteVersion } from './images/delete-version.ts';
import type { DeliverImage, MayRepeatDelivery } from './images/deliver-image.ts';
import type { DeleteImagesForever, EmptyTrash } from './images/empty-trash.ts';
import type { ExportImages } from './images/export-images.ts';
import type { DeliveryReceipts } from './images/delivery-receipts.ts';
import type { ImageAddresses } from './images/image-address.ts';
import type {
  CountImages,
  CountMatchingImages,
  GetImage,
  GetOwnImage,
  GetVersion,
  ListImages,
  ListImageTags,
  ListVersions,
} from './images/read-images.ts';
import type { DeleteImage, RestoreImages, TrashImages } from './images/trash-images.ts';
import type { UpdateImage, UseVersion } from './images/update-image.ts';
import type { BlockImage, UnblockImage } from './moderation/block-image.ts';
import type { UpdateImages } from './images/update-images.ts';
import type { UploadFromUrl } from './images/upload-from-url.ts';
import type { GrantUpload, UploadImage } from './images/upload-image.ts';
import type { BandwidthMeter } from './limits/bandwidth-meter.ts';
import type {
  AddProjectImages,
  MoveProjectImages,
  RemoveProjectImages,
} from './projects/change-project-images.ts';
import type {
  DeleteProject,
  DeleteProjects,
  RestoreProjects,
  UpdateProject,
} from './projects/change-project.ts';
import type { DeliverContactSheet } from './projects/contact-sheet.ts';
import type { CreateProject } from './projects/create-project.ts';
import type { ExportProjects } from './projects/export-projects.ts';
import type {
  GetPreviewImages,
  GetProject,
  ListProjectImages,
  ListProjects,
  ListProjectsHolding,
  ListProjectTags,
} from './projects/read-projects.ts';
import type { CreateShareLink, ListShareLinks, RevokeShareLink } from './projects/share-links.ts';
import type { GetSharedProject, ListSharedImages, OpenSharedProject } from './projects/shared-project.ts';
import type { EndOtherSessions, EndSession, ListSessions } from './sessions/manage-sessions.ts';
import type { WatchAccess } from './sessions/watch-access.ts';
import type { ViewMeter } from './views/view-meter.ts';

/** All use cases that a transport can call. The container creates them once. */
export interface UseCases {
  readonly authenticate: Authenticate;
  readonly registerUser: RegisterUser;
  readonly correctEmail: CorrectEmail;
  readonly verifyEmail: VerifyEmail;
  readonly resendVerification: ResendVerification;
  readonly logIn: LogIn;
  readonly logOut: LogOut;
  readonly refreshSession: RefreshSession;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly changePassword: ChangePassword;
  readonly isGoogleConfigured: boolean;
  readonly startGoogleSignIn: StartGoogleSignIn;
  readonly completeGoogleSignIn: CompleteGoogleSignIn;
  readonly signInWithGoogle: SignInWithGoogle;
  readonly watchAccess: WatchAccess;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly endOtherSessions: EndOtherSessions;
  readonly getAccount: GetAccount;
  readonly getCreditBalance: GetCreditBalance;
  readonly getUsage: GetUsage;
  readonly getStatistics: GetStatistics;
  readonly listSignInMethods: ListSignInMethods;
  readonly listActivity: ListActivity;
  readonly listCreditHistory: ListCreditHistory;
  readonly listPlans: ListPlans;
  readonly getBilling: GetBilling;
  readonly startCheckout: StartCheckout;
  readonly confirmCheckout: ConfirmCheckout;
  readonly openBillingPortal: OpenBillingPortal;
  readonly setRenewal: SetRenewal;
  readonly listReceipts: ListReceipts;
  readonly receivePaymentEvent: ReceivePaymentEvent;
  readonly updateProfile: UpdateProfile;
  readonly getPendingEmail: GetPendingEmail;
  readonly resendEmailChange: ResendEmailChange;
  readonly cancelEmailChange: CancelEmailChange;
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly undoEmailChange: UndoEmailChange;
  readonly updatePreferences: UpdatePreferences;
  readonly requestExport: RequestExport;
  readonly listExports: ListExports;
  readonly openExport: OpenExport;
  readonly sendContactMessage: SendContactMessage;
  readonly requestAccountDeletion: RequestAccountDeletion;
  readonly createApiKey: CreateApiKey;
  readonly listApiKeys: ListApiKeys;
  readonly getApiKey: GetApiKey;
  readonly updateApiKey: UpdateApiKey;
  readonly deleteApiKey: DeleteApiKey;
  readonly grantUpload: GrantUpload;
  /**
   * Runs each upload of a person when its turn comes. Until then the body stays unread in the connection, so
   * that memory does not grow with the number of uploads, and a person's slow clients do not block others.
   * OVERLOADED if too many uploads wait.
   */
  readonly inUploadTurn: FairTurns;
  readonly uploadImage: UploadImage;
  /** Uploads from a URL. Call it within a turn, which it gives away while the remote server is slow. */
  readonly uploadFromUrl: UploadFromUrl;
  readonly getImage: GetImage;
  readonly getOwnImage: GetOwnImage;
  readonly listImages: ListImages;
  readonly countImages: CountImages;
  readonly countMatchingImages: CountMatchingImages;
  readonly listImageTags: ListImageTags;
  readonly listVersions: ListVersions;
  readonly getVersion: GetVersion;
  readonly updateImage: UpdateImage;
  readonly blockImage: BlockImage;
  readonly unblockImage: UnblockImage;
  readonly useVersion: UseVersion;
  readonly deleteVersion: DeleteVersion;
  readonly updateImages: UpdateImages;
  readonly deleteImage: DeleteImage;
  readonly trashImages: TrashImages;
  readonly restoreImages: RestoreImages;
  readonly deleteImagesForever: DeleteImagesForever;
  readonly emptyTrash: EmptyTrash;
  readonly deleteByLink: DeleteByLink;
  readonly exportImages: ExportImages;
  readonly deliverImage: DeliverImage;
  readonly mayRepeatDelivery: MayRepeatDelivery;
  /** Adds bytes of an owner's image that were sent to the bandwidth of the month. */
  readonly countDelivery: BandwidthMeter['count'];
  /** Receipts for files that a proxy sends instead of the server. */
  readonly deliveryReceipts: DeliveryReceipts;
  readonly imageAddresses: ImageAddresses;
  /** Counts a view of a page, unless the viewer is its owner. */
  readonly countView: ViewMeter['count'];
  readonly getDocument: GetDocument;
  readonly listDocuments: ListDocuments;
  readonly saveDocument: SaveDocument;
  readonly deleteDocument: DeleteDocument;
  readonly publishDocument: PublishDocument;
  readonly getVersionDocument: GetVersionDocument;
  readonly uploadLayerPicture: UploadLayerPicture;
  readonly getLayerPictures: GetLayerPictures;
  readonly deliverLayerPicture: DeliverLayerPicture;
  readonly uploadComparison: UploadComparison;
  readonly createComparison: CreateComparison;
  readonly getComparison: GetComparison;
  readonly listComparisons: ListComparisons;
  readonly listComparisonsOfImage: ListComparisonsOfImage;
  /** Returns the picture of both sides of a comparison to anyone. */
  readonly deliverPair: DeliverPair;
  readonly updateComparison: UpdateComparison;
  readonly deleteComparison: DeleteComparison;
  readonly createProject: CreateProject;
  readonly getProject: GetProject;
  readonly listProjects: ListProjects;
  readonly listProjectTags: ListProjectTags;
  readonly listProjectImages: ListProjectImages;
  readonly listProjectsHolding: ListProjectsHolding;
  readonly getPreviewImages: GetPreviewImages;
  readonly updateProject: UpdateProject;
  readonly deleteProject: DeleteProject;
  readonly deleteProjects: DeleteProjects;
  readonly restoreProjects: RestoreProjects;
  readonly addProjectImages: AddProjectImages;
  readonly removeProjectImages: RemoveProjectImages;
  readonly moveProjectImages: MoveProjectImages;
  readonly exportProjects: ExportProjects;
  readonly createShareLink: CreateShareLink;
  readonly listShareLinks: ListShareLinks;
  readonly revokeShareLink: RevokeShareLink;
  readonly getSharedProject: GetSharedProject;
  readonly openSharedProject: OpenSharedProject;
  readonly listSharedImages: ListSharedImages;
  readonly deliverContactSheet: DeliverContactSheet;
  readonly requestAiEdit: RequestAiEdit;
  readonly requestAiEdits: RequestAiEdits;
  readonly quoteAiEdits: QuoteAiEdits;
  readonly rerunAiEdit: RerunAiEdit;
  readonly cancelAiEdit: CancelAiEdit;
  readonly getAiEdit: GetAiEdit;
  readonly getAiEditResults: GetAiEditResults;
  readonly listAiEdits: ListAiEdits;
  readonly listAllAiEdits: ListAllAiEdits;
  readonly getAiCapabilities: GetAiCapabilities;
  readonly suggestPrompts: SuggestPrompts;
  readonly watchAiEdit: WatchAiEdit;
  readonly checkReadiness: CheckReadiness;
}
