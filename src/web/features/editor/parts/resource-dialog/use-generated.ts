// Asks for resources that suit a few words; with an empty list it asks by itself after a moment.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setPrompt as storePrompt } from '../../document/edits.ts';
import { nothingSelected } from '../../document/resources/selection.ts';
import { useTemplate, useTemplateDocument } from '../../document-context.ts';
import { useTools } from '../tools/tools-state.ts';
import type { SelectingProps } from './predefined-tab.tsx';
import { suggestionsQuery } from './suggestions-query.ts';

const generateDelayMs = 2000;
const usualPrompt = 'Cafe';

export function useGenerated({ sectionId, onSelect }: SelectingProps) {
  const { language, openAIPrompt, name } = useTemplate();
  const { edit } = useTemplateDocument();
  const isAiOn = useTools((state) => state.flags.enableAIGeneration);
  const [prompt, setPrompt] = useState(openAIPrompt);
  const [search, setSearch] = useState<string | null>(null);
  const query = useQuery({
    ...suggestionsQuery({ language, sectionId, search: search ?? '', isGenerated: isAiOn }),
    enabled: search !== null,
  });
  const generate = () => {
    const asked = prompt.trim();
    onSelect(nothingSelected);
    setSearch(asked || usualPrompt);
    if (asked !== '' && asked !== openAIPrompt) edit(storePrompt(asked));
  };
  useEffect(() => {
    if (search !== null) return;
    const timer = setTimeout(() => setSearch(prompt.trim() || name.trim() || usualPrompt), generateDelayMs);
    return () => clearTimeout(timer);
  }, [search, prompt, name]);
  return { prompt, setPrompt, generate, query, isLoading: query.isFetching };
}
