import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_NAME_MAX_LENGTH,
  problemsByField,
  projectNameProblem,
} from '@safelight/rules';
import { formRefusal, type ProjectFacts_ProjectFragment, UpdateProjectDocument } from '@safelight/web-data';
import { tagProblem } from '@safelight/web-images';
import { useDraft, useKeepDraft } from '@safelight/web-session';
import { Field, focusFirstField, Form, PrimaryButton, TitledDialog, useForm } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { FirstTags } from './FirstTags.tsx';
import { Mosaic } from './Mosaic.tsx';
import { ProjectTagsField } from './ProjectTagsField.tsx';

export interface ProjectTexts {
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
}

interface ProjectDialogProps {
  readonly title: string;
  readonly submit: string;
  /** The project to edit; absent for a new one. */
  readonly project?: ProjectFacts_ProjectFragment;
  /** Saves the project. Rejects with the server's error. */
  readonly onSubmit: (texts: ProjectTexts) => Promise<void>;
  readonly onClose: () => void;
}

/** Edits the name, description and tags of a project, with a preview of its card. */
export const ProjectDialog = ({ title, submit, project, onSubmit, onClose }: ProjectDialogProps) => {
  const id = useId();
  const [saving, setSaving] = useState(false);
  const draftName = `project ${project?.id ?? 'new'}`;
  const start = useDraft(draftName, {
    values: {
      name: project?.name ?? '',
      description: project?.description ?? '',
      tags: project?.tags ?? [],
    },
    tagText: '',
  });
  const { form: values, change, field, message, refuse, showProblems, ref } = useForm(start.values);
  const { name, description, tags } = values;
  const [tagText, setTagText] = useState(start.tagText);
  useKeepDraft(draftName, { values, tagText });
  const send = async (): Promise<void> => {
    const problems = problemsByField([
      ['name', projectNameProblem(name)],
      ['tags', tagProblem(tagText)],
    ]);
    if (showProblems(problems)) return;
    setSaving(true);
    try {
      await onSubmit({ name: name.trim(), description: description.trim() || null, tags });
    } catch (error) {
      refuse(formRefusal(error, ['name', 'description', 'tags'], {}));
      setSaving(false);
    }
  };
  return (
    <TitledDialog
      title={title}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <PrimaryButton type="submit" form={`${id}-form`} disabled={saving}>
            {submit}
          </PrimaryButton>
        </>
      }
    >
      <Box
        ref={focusFirstField}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' } }}
      >
        <Form message={message} ref={ref} id={`${id}-form`} aria-label={title} onSubmit={send}>
          <Field label="Project Name" {...field('name')} required maxLength={PROJECT_NAME_MAX_LENGTH} />
          <Field
            label="Description"
            {...field('description')}
            multiline
            minRows={3}
            maxRows={8}
            maxLength={PROJECT_DESCRIPTION_MAX_LENGTH}
          />
          <ProjectTagsField
            text={tagText}
            onText={setTagText}
            tags={tags}
            onTags={(value) => change({ tags: value })}
          />
        </Form>
        <Box component="section" aria-label="Preview" sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
          <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
            Preview
          </Typography>
          <Box
            sx={(theme) => ({
              borderRadius: '12px',
              overflow: 'hidden',
              border: `1px solid ${theme.vars.palette.divider}`,
              backgroundColor: theme.vars.palette.background.paper,
            })}
          >
            <Mosaic images={project?.previewImages ?? []} />
            <Box sx={{ display: 'grid', gap: 0.5, p: 2, overflowWrap: 'anywhere' }}>
              <Typography
                sx={{ fontWeight: 600 }}
                color={name.trim() === '' ? 'textSecondary' : 'textPrimary'}
              >
                {name.trim() === '' ? 'Project Name' : name.trim()}
              </Typography>
              {description.trim() === '' ? null : (
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{
                    display: '-webkit-box',
                    WebkitLineClamp: 3,
                    WebkitBoxOrient: 'vertical',
                    overflow: 'hidden',
                  }}
                >
                  {description.trim()}
                </Typography>
              )}
              {tags.length === 0 ? null : (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                  <FirstTags tags={tags} />
                </Box>
              )}
            </Box>
          </Box>
        </Box>
      </Box>
    </TitledDialog>
  );
};

interface EditProjectDialogProps {
  readonly project: ProjectFacts_ProjectFragment;
  readonly onClose: () => void;
}

/** Edits a project and saves it. */
export const EditProjectDialog = ({ project, onClose }: EditProjectDialogProps) => {
  const [update] = useMutation(UpdateProjectDocument);
  return (
    <ProjectDialog
      title="Edit Project"
      submit="Save"
      project={project}
      onSubmit={async (input) => {
        await update({ variables: { id: project.id, input } });
        onClose();
      }}
      onClose={onClose}
    />
  );
};
