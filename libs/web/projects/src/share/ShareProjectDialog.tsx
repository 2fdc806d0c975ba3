import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { linkPasswordProblem, TEXTS } from '@safelight/rules';
import {
  CreateShareLinkDocument,
  formRefusal,
  plainMessageOf,
  ProjectShareLinksDocument,
  RevokeShareLinkDocument,
  useSendOnce,
} from '@safelight/web-data';
import { useInSight } from '@safelight/web-images';
import {
  CopyButton,
  Form,
  formatDateTime,
  LoadingState,
  Notice,
  PasswordField,
  PrimaryButton,
  SelectField,
  TitledDialog,
  useForm,
  useToasts,
} from '@safelight/web-ui';
import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRIES = [
  { value: '0', label: 'Never' },
  { value: '1', label: 'In 1 day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
] as const;
type ExpiryDays = (typeof EXPIRIES)[number]['value'];

const expiryOf = (days: ExpiryDays, from: number): string | null =>
  days === '0' ? null : new Date(from + Number(days) * DAY_MS).toISOString();

interface ShareProjectDialogProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** The dialog that creates, copies and revokes links which show a project to anyone who has them. */
export const ShareProjectDialog = ({ project, onClose }: ShareProjectDialogProps) => {
  const toasts = useToasts();
  const { data, error, refetch } = useQuery(ProjectShareLinksDocument, {
    variables: { id: project.id },
    fetchPolicy: 'network-only',
  });
  const [create, { loading: creating }] = useMutation(CreateShareLinkDocument);
  const { sendOnce } = useSendOnce();
  const [revoke] = useMutation(RevokeShareLinkDocument);
  const [expiry, setExpiry] = useState<ExpiryDays>('0');
  const { form: values, field, message, refuse, clear, ref } = useForm({ password: '' });
  const [madeId, setMadeId] = useState<string | null>(null);
  // On phones the links are below the edge of the dialog.
  const madeLink = useInSight<HTMLLIElement>(madeId);
  const links = data?.project?.shareLinks ?? [];

  const send = async (): Promise<void> => {
    const { password } = values;
    const problem = password === '' ? null : linkPasswordProblem(password);
    if (problem !== null) {
      refuse({ fields: { password: problem }, message: null });
      return;
    }
    try {
      const wish = { projectId: project.id, expiry, password: password === '' ? null : password };
      const { data: made } = await sendOnce('share link', wish, ({ idempotencyKey, firstAt }) => {
        const input = { expiresAt: expiryOf(expiry, firstAt), password: wish.password, idempotencyKey };
        return create({ variables: { projectId: project.id, input } });
      });
      clear();
      await refetch();
      setMadeId(made?.createShareLink.id ?? null);
    } catch (refusal) {
      refuse(formRefusal(refusal, ['password'], {}));
    }
  };
  const end = async (linkId: string): Promise<void> => {
    try {
      await revoke({ variables: { id: linkId } });
      await refetch();
      toasts.show('Link revoked. It no longer works.');
    } catch (refusal) {
      toasts.error(plainMessageOf(refusal));
    }
  };

  return (
    <TitledDialog
      title={`Share ${project.name}`}
      maxWidth="sm"
      content={{ sx: { display: 'grid', gap: 3 } }}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography variant="body2" color="textSecondary">
        Anyone with a link can see all images of this project, including private ones, and download them
        without their metadata. Nobody can change anything.
      </Typography>
      <Form message={message} ref={ref} aria-label="New link" onSubmit={send}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <SelectField label="Expires" value={expiry} options={EXPIRIES} onValue={setExpiry} />
          <PasswordField label="Password (optional)" autoComplete="new-password" {...field('password')} />
        </Box>
        <PrimaryButton
          type="submit"
          disabled={creating}
          startIcon={<Link2 size={16} />}
          sx={{ justifySelf: 'start' }}
        >
          Create Link
        </PrimaryButton>
      </Form>
      {error === undefined ? null : <Notice tone="danger">{plainMessageOf(error)}</Notice>}
      {data === undefined && error === undefined ? (
        <LoadingState text="Loading links..." minHeight={80} />
      ) : null}
      {links.length === 0 ? null : (
        <Box component="ul" aria-label="Links" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0 }}>
          {links.map((link) => (
            <Box
              component="li"
              key={link.id}
              ref={link.id === madeId ? madeLink : undefined}
              sx={(theme) => ({
                listStyle: 'none',
                display: 'grid',
                gap: 1,
                p: 1.5,
                borderRadius: '8px',
                border: `1px solid ${theme.vars.palette.divider}`,
              })}
            >
              <Typography
                component="code"
                sx={{
                  fontFamily: 'monospace',
                  fontSize: '0.8125rem',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                  textDecoration: link.isExpired ? 'line-through' : 'none',
                }}
              >
                {link.url}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ mr: 'auto', width: { xs: '100%', sm: 'auto' } }}
                >
                  {link.isExpired
                    ? 'Expired'
                    : link.expiresAt === null
                      ? 'Does not expire'
                      : `Until ${formatDateTime(link.expiresAt)}`}
                  {link.hasPassword ? ' · Password' : ''}
                </Typography>
                {link.isExpired ? null : (
                  <CopyButton
                    size="small"
                    text={link.url}
                    label="Copy Link"
                    failed={TEXTS.images.copyFailed}
                  />
                )}
                <Button size="small" startIcon={<Trash2 size={16} />} onClick={() => void end(link.id)}>
                  Revoke
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </TitledDialog>
  );
};
