import { TEXTS } from '@safelight/rules';
import { Notice } from '@safelight/web-ui';
import { ResendButton } from '../verify-email/ResendButton.tsx';

/** Sign-in was refused until the address is verified; offers the email again. */
export const UnverifiedNotice = ({ userId }: { readonly userId: string }) => (
  <Notice tone="danger">
    {TEXTS.login.notVerified}
    <div style={{ marginTop: 8 }}>
      <ResendButton userId={userId} size="small" />
    </div>
  </Notice>
);
