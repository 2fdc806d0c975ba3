import type { Archiver } from './archiver.ts';
import type { CachePurger } from './cache-purger.ts';
import type { Clock } from './clock.ts';
import type { DocumentExaminer } from './document-examiner.ts';
import type { EditPictures } from './edit-pictures.ts';
import type { GoogleSignIn } from './google-sign-in.ts';
import type { Dependency } from './health.ts';
import type { AccessTokens, ApiKeyFormat, CommonPasswords, PasswordHasher, Secrets } from './identity.ts';
import type { Ids } from './ids.ts';
import type { ImageEditor, PromptWriter, SubjectFinder } from './image-editor.ts';
import type { ImageStore } from './image-store.ts';
import type { Imaging } from './imaging.ts';
import type { SiteLinks } from './links.ts';
import type { MailTemplates, Mailer } from './mailer.ts';
import type { Payments } from './payments.ts';
import type { RemoteImages } from './remote-images.ts';
import type { Repositories, UnitOfWork } from './repositories.ts';
import type { SecurityLog } from './security-log.ts';
import type { SignalBus } from './signals.ts';

/**
 * All ports. The server passes real adapters, tests pass in-memory ones. A use case picks those that it needs,
 * with `Pick<Ports, …>`.
 */
export interface Ports extends Repositories {
  readonly unitOfWork: UnitOfWork;
  readonly signals: SignalBus;
  readonly store: ImageStore;
  readonly imaging: Imaging;
  /** The editors in the order in which they are tried. */
  readonly editors: readonly ImageEditor[];
  /** The models that suggest prompts, in the order in which they are tried. */
  readonly promptWriters: readonly PromptWriter[];
  readonly editPictures: EditPictures;
  readonly documentExaminer: DocumentExaminer;
  readonly subjectFinder: SubjectFinder | null;
  readonly mailer: Mailer;
  readonly templates: MailTemplates;
  readonly links: SiteLinks;
  readonly archiver: Archiver;
  readonly remoteImages: RemoteImages;
  /** Purges the shared cache in front of this server; null if there is none. */
  readonly cachePurger: CachePurger | null;
  /** The sign-in with Google; null if the server has no Google client ID. */
  readonly google: GoogleSignIn | null;
  /** The payment service; null if none is configured. */
  readonly payments: Payments | null;
  /** The origin of the site, for example `https://photos.example`. */
  readonly publicUrl: string;
  /** The address at which people can write to the operator, also by the contact form. */
  readonly supportEmail: string;
  /** The limit of the requests that all sessions of an account may make in ten minutes. */
  readonly sessionRequestLimit: number;
  /** The maximum total size of all transforms in bytes. */
  readonly transformBytes: number;
  readonly secrets: Secrets;
  readonly accessTokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly format: ApiKeyFormat;
  readonly securityLog: SecurityLog;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly checks: readonly Dependency[];
}
