import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import {
  CONTACT_CATEGORIES,
  CONTACT_MAX_LENGTHS,
  type ContactForm as Written,
  contactProblems,
  TEXTS,
  trimmedContact,
} from '@safelight/rules';
import { type ContactCategory, dataOf, formRefusal, SendContactMessageDocument } from '@safelight/web-data';
import { useDraft, useKeepDraft, useSession } from '@safelight/web-session';
import {
  Field,
  Form,
  Notice,
  Panel,
  PanelBody,
  PrimaryButton,
  SelectField,
  useForm,
  useToasts,
} from '@safelight/web-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

const CATEGORIES = CONTACT_CATEGORIES.map(({ id, label }) => ({ value: id, label }));

const SENT_AS: Readonly<Record<Written['category'], ContactCategory>> = {
  general: 'GENERAL',
  technical: 'TECHNICAL',
  feature: 'FEATURE',
};

const FIELDS = ['name', 'email', 'category', 'subject', 'message'] as const;

/**
 * The form for a message to support. It contains the name and email address of the signed-in person and the
 * subject from the URL (`?subject=`), at first and again after a message was sent.
 */
export const ContactForm = () => {
  const { user } = useSession();
  const [params] = useSearchParams();
  const toasts = useToasts();
  const [send, { loading }] = useMutation(SendContactMessageDocument);
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  const start: Written = {
    name: user?.fullName ?? '',
    email: user?.email ?? '',
    category: 'general',
    subject: (params.get('subject') ?? '').slice(0, CONTACT_MAX_LENGTHS.subject),
    message: '',
  };
  const { form, change, field, message, refuse, showProblems, clear, ref } = useForm(
    start,
    useDraft('contact', start),
  );
  useKeepDraft('contact', form);
  const submit = async (): Promise<void> => {
    setAnswerTo(null);
    const written = trimmedContact(form);
    if (showProblems(contactProblems(written))) return;
    try {
      const input = { ...written, category: SENT_AS[written.category] };
      dataOf((await send({ variables: { input } })).data);
      toasts.success(TEXTS.contact.sent);
      setAnswerTo(written.email);
      clear();
    } catch (error) {
      refuse(formRefusal(error, FIELDS, {}, TEXTS.contact.failed));
    }
  };

  return (
    <Panel>
      <PanelBody sx={{ p: { xs: 2, sm: 4 } }}>
        <Form
          message={message}
          ref={ref}
          onSubmit={submit}
          onChange={() => setAnswerTo(null)}
          aria-label="Contact"
        >
          {answerTo === null ? null : (
            <Notice tone="success">Your message is on its way. We answer to {answerTo}.</Notice>
          )}
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Field label="Name" name="name" autoComplete="name" required {...field('name')} />
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              {...field('email')}
            />
          </Box>
          <SelectField
            label="Category"
            name="category"
            required
            value={form.category}
            options={CATEGORIES}
            onValue={(category) => change({ category })}
          />
          <Field label="Subject" name="subject" required {...field('subject')} />
          <Field
            label="Message"
            name="message"
            required
            multiline
            minRows={6}
            maxRows={16}
            {...field('message')}
          />
          <PrimaryButton type="submit" size="large" disabled={loading} sx={{ justifySelf: { sm: 'start' } }}>
            {loading ? 'Sending...' : 'Send Message'}
          </PrimaryButton>
        </Form>
      </PanelBody>
    </Panel>
  );
};
