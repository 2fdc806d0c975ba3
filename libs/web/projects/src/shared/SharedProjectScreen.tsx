import { useMutation, useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  codeOf,
  formRefusal,
  isPassing,
  OpenSharedProjectDocument,
  plainMessageOf,
  SharedProjectDocument,
} from '@safelight/web-data';
import {
  EmptyState,
  ErrorState,
  Form,
  LoadingState,
  Page,
  PasswordField,
  PrimaryButton,
  useForm,
  usePageTitle,
} from '@safelight/web-ui';
import { Clock, Link2Off, LockKeyhole, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { keepTicket, readTicket } from './share-ticket.ts';
import { SharedProjectView } from './SharedProjectView.tsx';

interface PasswordGateProps {
  readonly token: string;
  readonly onTicket: (ticket: string) => void;
}

/** The form that asks for the password of a share link. */
const PasswordGate = ({ token, onTicket }: PasswordGateProps) => {
  const [open, { loading }] = useMutation(OpenSharedProjectDocument);
  const { form: values, field, message, refuse, ref } = useForm({ password: '' });
  const send = async (): Promise<void> => {
    try {
      const { data } = await open({ variables: { token, password: values.password } });
      if (data !== undefined) onTicket(data.openSharedProject.ticket);
    } catch (error) {
      refuse(formRefusal(error, ['password'], { WRONG_PASSWORD: 'password' }));
    }
  };
  return (
    <Page width="form">
      <EmptyState
        heading="h1"
        icon={<LockKeyhole size={36} strokeWidth={1.5} />}
        title={TEXTS.projects.passwordRequired}
        hint="Ask the person who sent you the link for the password."
        action={
          <Form
            message={message}
            ref={ref}
            aria-label="Password of the link"
            onSubmit={send}
            sx={{ width: 'min(320px, 80vw)', textAlign: 'start' }}
          >
            <PasswordField label="Password" autoComplete="off" {...field('password')} />
            <PrimaryButton type="submit" disabled={loading}>
              Open Project
            </PrimaryButton>
          </Form>
        }
      />
    </Page>
  );
};

/** What the screen says about a link that shows nothing, by the code of the error. */
const GONE: Readonly<
  Partial<Record<string, { readonly Icon: LucideIcon; readonly title: string; readonly hint: string }>>
> = {
  LINK_EXPIRED: { Icon: Clock, title: 'This link has expired', hint: TEXTS.projects.linkExpired },
  NOT_FOUND: { Icon: Link2Off, title: 'Nothing is shared here', hint: TEXTS.projects.linkNotFound },
};

/** The screen at /p/{token}: the project that a share link shows to anyone who has it. */
export const SharedProjectScreen = () => {
  const { token = '' } = useParams();
  const [ticket, setTicket] = useState(() => readTicket(token));
  const { data, error, refetch } = useQuery(SharedProjectDocument, {
    variables: { token, ticket },
    fetchPolicy: 'network-only',
  });
  const project = data?.sharedProject;
  const code = error === undefined ? null : codeOf(error);
  const gone = GONE[code ?? ''];
  usePageTitle(gone?.title ?? project?.name ?? 'Shared Project');

  if (code === 'PASSWORD_REQUIRED') {
    return (
      <PasswordGate
        token={token}
        onTicket={(given) => {
          keepTicket(token, given);
          setTicket(given);
        }}
      />
    );
  }
  if (gone !== undefined) {
    const { Icon, title, hint } = gone;
    return (
      <Page>
        <EmptyState
          heading="h1"
          icon={<Icon size={36} strokeWidth={1.5} />}
          title={title}
          hint={hint}
          action={
            <PrimaryButton component={Link} to="/">
              Go Home
            </PrimaryButton>
          }
        />
      </Page>
    );
  }
  if (error !== undefined) {
    return (
      <Page>
        <ErrorState
          heading="h1"
          title="This project could not be opened"
          hint={plainMessageOf(error)}
          onRetry={() => void refetch()}
          isPassing={isPassing(error)}
        />
      </Page>
    );
  }
  if (project === undefined) {
    return (
      <Page>
        <LoadingState text="Loading project..." />
      </Page>
    );
  }
  return <SharedProjectView token={token} ticket={ticket} project={project} onGone={() => void refetch()} />;
};
