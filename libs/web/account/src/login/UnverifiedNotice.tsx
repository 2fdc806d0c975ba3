import { TEXTS } from '@safelight/rules';
import { Notice } from '@safelight/web-ui';
import { ResendButton } from '../verify-email/ResendButton.tsx';

/** Says that sign-in requires a verified address, and offers to send the email again. */
export const UnverifiedNotice = ({ userId }: { readonly userId: string }) => (
  <Notice tone="danger">
    {TEXTS.login.notVerified}
    <div style={{ marginTop: 8 }}>
      <ResendButton userId={userId} size="small" />
    </div>
  </Notice>
);
