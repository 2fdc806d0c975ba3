import { DomainError, type DocumentContent } from '@safelight/domain';
import { LIMITS } from '@safelight/engine';
import { TEXTS } from '@safelight/rules';
import type { DocumentExaminer, DocumentFindings } from '../ports/index.ts';

const refused = (findings: Exclude<DocumentFindings, { status: 'ok' }>): DomainError => {
  if (findings.status === 'newer') {
    return new DomainError('DOCUMENT_TOO_NEW', TEXTS.editor.documentTooNew, { schema: findings.schema });
  }
  const { place, message } = findings.problem;
  return new DomainError('INVALID_DOCUMENT', TEXTS.editor.invalidDocument(place, message), {
    place,
    problem: message,
  });
};

/**
 * Reads the JSON of a document with the editor's own engine, so that the server stores nothing that the
 * editor cannot open, and finds what it refers to. Errors: FILE_TOO_LARGE over 5 MB, DOCUMENT_TOO_NEW for a
 * format that this server does not know yet, INVALID_DOCUMENT (with `place` and `problem`) for any other
 * mistake; those of `DocumentExaminer`.
 */
export const readDocumentContent = async (
  json: string,
  { examine }: DocumentExaminer,
): Promise<DocumentContent> => {
  const sizeBytes = Buffer.byteLength(json, 'utf8');
  if (sizeBytes > LIMITS.jsonBytes) {
    throw new DomainError('FILE_TOO_LARGE', TEXTS.editor.documentTooLarge, { limitBytes: LIMITS.jsonBytes });
  }
  const findings = await examine(json);
  if (findings.status !== 'ok') throw refused(findings);
  const { pictures } = findings;
  return {
    json,
    sizeBytes,
    pictureHashes: pictures.flatMap((one) => (one.kind === 'blob' ? [one.sha256] : [])),
    versionIds: pictures.flatMap((one) => (one.kind === 'version' ? [one.versionId] : [])),
  };
};
