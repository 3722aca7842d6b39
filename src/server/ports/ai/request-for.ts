// Writes a question as a request of OpenAI's protocol, exactly or in forms that simpler endpoints know too.
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { AiQuestion } from './ai.ts';

/**
 * Exact: the endpoint holds the answer to the schema. Plain: it is told the schema, and answers with some JSON. Bare: it
 * is told the schema, and asked for JSON in words alone, since some know schemas or texts and nothing between.
 */
export type Form = 'exact' | 'plain' | 'bare';

/** What is asked where a form is not known; null after the last. */
export const simplerForm: Readonly<Record<Form, Form | null>> = { exact: 'plain', plain: 'bare', bare: null };

export function requestFor(
  form: Form,
  model: string,
  { task, data, schema, schemaName, mostTokens }: AiQuestion,
): ChatCompletionCreateParamsStreaming {
  const format = zodResponseFormat(schema, schemaName);
  const asked = { role: 'user', content: data } as const;
  if (form === 'exact') {
    return {
      ...{ model, stream: true, stream_options: { include_usage: true }, max_completion_tokens: mostTokens },
      messages: [{ role: 'system', content: task }, asked],
      response_format: { type: 'json_schema', json_schema: format.json_schema },
    };
  }
  const shape = JSON.stringify(format.json_schema.schema);
  const content = `${task}\n\nAnswer with one JSON object of this JSON schema and nothing else:\n${shape}`;
  return {
    ...{ model, stream: true, max_tokens: mostTokens },
    messages: [{ role: 'system', content }, asked],
    ...(form === 'plain' && { response_format: { type: 'json_object' } as const }),
  };
}
