import { list, record, text } from '../../hosted/json.ts';
import type { FormattedReply, VendorPicture, VendorRequest, WireFormat } from './vendor-reply.ts';

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

const partsOf = (content: unknown) => list(record(content)['parts']).map(record);

const pictureOf = (part: Readonly<Record<string, unknown>>): VendorPicture[] => {
  if (part['inlineData'] === undefined) return [];
  const { mimeType, data } = record(part['inlineData']);
  return [{ field: '', mimeType: text(mimeType), bytes: Buffer.from(text(data), 'base64') }];
};

const textsOf = (content: unknown): string =>
  partsOf(content)
    .map((part) => text(part['text']))
    .join('');

const candidate = (parts: readonly object[], finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
});

const write = (reply: FormattedReply, { pictures }: VendorRequest): { status: number; body: unknown } => {
  switch (reply.kind) {
    case 'image': {
      const [sent] = pictures;
      const data = (reply.bytes ?? sent?.bytes ?? Buffer.alloc(0)).toString('base64');
      const said = reply.text === undefined ? [] : [{ text: reply.text }];
      const mimeType = reply.mimeType ?? sent?.mimeType ?? 'image/png';
      const { input, output } = reply.tokens ?? {};
      const usageMetadata = { promptTokenCount: input, candidatesTokenCount: output };
      return {
        status: 200,
        body: {
          ...candidate([...said, { inlineData: { mimeType, data } }]),
          ...(reply.tokens && { usageMetadata }),
        },
      };
    }
    case 'text':
      return { status: 200, body: candidate([{ text: reply.text }]) };
    case 'safety':
      return reply.where === 'prompt'
        ? { status: 200, body: { promptFeedback: { blockReason: reply.reason } } }
        : { status: 200, body: { candidates: [{ finishReason: reply.reason, index: 0 }] } };
    case 'error': {
      const { status, code, message = 'An error of the vendor.' } = reply;
      const details =
        code === undefined
          ? []
          : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code, domain: 'googleapis.com' }];
      const name = STATUS_NAMES[status] ?? 'UNKNOWN';
      return { status, body: { error: { code: status, message, status: name, details } } };
    }
    case 'address':
    case 'empty':
      return { status: 200, body: {} };
  }
};

/** `generateContent` of Gemini's API. */
export const geminiFormat: WireFormat = {
  read: (path, _headers, body) => {
    const { contents, systemInstruction, generationConfig } = record(JSON.parse(body.toString()));
    const { aspectRatio, imageSize } = record(record(generationConfig)['imageConfig']);
    const [content] = list(contents);
    return Promise.resolve({
      model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
      prompt: textsOf(content),
      instruction: textsOf(systemInstruction),
      pictures: partsOf(content).flatMap(pictureOf),
      fields: { aspectRatio: text(aspectRatio), imageSize: text(imageSize) },
    });
  },
  write,
};
