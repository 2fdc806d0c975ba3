import { list, record, text } from '../../hosted/json.ts';
import type { FormattedReply, VendorPicture, VendorRequest, WireFormat } from './vendor-reply.ts';

const readForm = async (contentType: string, body: Buffer) => {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const fields: Record<string, string> = {};
  const files: [field: string, file: File][] = [];
  form.forEach((value, field) => {
    if (typeof value === 'string') fields[field] = value;
    else files.push([field, value]);
  });
  const pictures = await Promise.all(
    files.map(async ([field, file]): Promise<VendorPicture> => {
      return { field, mimeType: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
    }),
  );
  const { model = '', prompt = '', ...others } = fields;
  return { model, prompt, instruction: '', pictures, fields: others };
};

const readChat = (body: Buffer) => {
  const { model, messages } = record(JSON.parse(body.toString()));
  const [system, user] = list(messages).map(record);
  const parts = list(user?.['content']).map(record);
  const urls = parts.map((part) => text(record(part['image_url'])['url'])).filter((url) => url !== '');
  return {
    model: text(model),
    prompt: parts.map((part) => text(part['text'])).join(''),
    instruction: text(system?.['content']),
    pictures: urls.map((url) => ({
      field: '',
      mimeType: /^data:([^;]+);/.exec(url)?.[1] ?? '',
      bytes: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
    })),
    fields: {},
  };
};

const errorBody = (message: string, code: string | undefined, type: string) => ({
  error: { message, type, param: null, code: code ?? null },
});

const write = (reply: FormattedReply, { pictures }: VendorRequest): { status: number; body: unknown } => {
  const created = Math.floor(Date.now() / 1000);
  switch (reply.kind) {
    case 'image': {
      const base64 = (reply.bytes ?? pictures[0]?.bytes ?? Buffer.alloc(0)).toString('base64');
      const said = reply.text === undefined ? {} : { revised_prompt: reply.text };
      const { input, output } = reply.tokens ?? {};
      const usage = { input_tokens: input, output_tokens: output };
      const data = [{ b64_json: base64, ...said }];
      return { status: 200, body: { created, data, ...(reply.tokens && { usage }) } };
    }
    case 'address':
      return { status: 200, body: { created, data: [{ url: reply.url }] } };
    case 'text':
      return {
        status: 200,
        body: { choices: [{ index: 0, message: { role: 'assistant', content: reply.text } }] },
      };
    case 'safety':
      return {
        status: 400,
        body: errorBody('Your request was rejected by the safety system.', reply.reason, 'user_error'),
      };
    case 'error': {
      const { status, code, message = 'An error of the vendor.' } = reply;
      return {
        status,
        body: errorBody(message, code, status >= 500 ? 'server_error' : 'invalid_request_error'),
      };
    }
    case 'empty':
      return { status: 200, body: { created, data: [] } };
  }
};

/** The formats of `/images/edits` and `/chat/completions` of OpenAI's API. */
export const openAiFormat: WireFormat = {
  read: (_path, headers, body) => {
    const contentType = headers['content-type'] ?? '';
    if (contentType.startsWith('multipart/')) return readForm(contentType, body);
    return Promise.resolve(readChat(body));
  },
  write,
};
