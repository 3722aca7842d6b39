// Requests resources that suit a description; with an empty list it does so on its own after a delay.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { setPrompt as storePrompt } from '../../document/edits/template-edits.ts';
import { useAuthorTools } from '../../session/state/author-tools-state.ts';
import { nothingSelected } from '../suggestions/selection.ts';
import { suggestionsQuery } from '../suggestions/suggestions-query.ts';
import type { SelectionProps } from './predefined-tab.tsx';

const generateDelayMs = 2000;
const usualPrompt = 'Cafe';

export function useGenerated({ sectionId, onSelect }: SelectionProps) {
  const { language, openAIPrompt, name } = useTemplate();
  const { edit } = useTemplateDocument();
  const isAiOn = useAuthorTools((state) => state.flags.enableAIGeneration);
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
