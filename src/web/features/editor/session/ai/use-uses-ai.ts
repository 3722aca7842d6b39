// Whether an AI is asked here: the server has one, the visitor has it on, and the author tools do not keep it out.
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useAuthorTools } from '../state/author-tools-state.ts';

export function useUsesAI(): boolean {
  const { allowOpenAI } = useVisitor().settings;
  const isOn = useAuthorTools((state) => state.flags.enableAIGeneration);
  return allowOpenAI && isOn;
}
