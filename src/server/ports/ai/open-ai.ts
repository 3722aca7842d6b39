// Opens the port to the AI that is configured.
import type { Ai } from './ai.ts';
import type { AiSettings } from './ai-settings.ts';
import { noAi } from './no-ai.ts';

export async function openAi(settings: AiSettings | null): Promise<Ai> {
  if (settings === null) return noAi;
  // Loading its client takes about as long as the rest of a start, which whoever has no AI is spared.
  const { openaiAi } = await import('./openai-ai.ts');
  return openaiAi(settings);
}
