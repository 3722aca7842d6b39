// Requests resources that suit a description; with an empty list it does so on its own after a delay.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { setPrompt as storePrompt } from '../../document/edits/template-edits.ts';
import { nothingSelected } from '../suggestions/selection.ts';
import { generatedQuery, placeOf } from '../suggestions/suggestions-query.ts';
import type { SelectionProps } from './predefined-tab.tsx';

const generateDelayMs = 2000;
const usualPrompt = 'Cafe';

export interface GeneratedProps extends SelectionProps {
  /** Otherwise the catalogue answers alone. */
  readonly usesAI: boolean;
}

export function useGenerated({ sectionId, onSelect, usesAI }: GeneratedProps) {
  const template = useTemplate();
  const { language, openAIPrompt, businessTitle, templateContext, name } = template;
  const { edit } = useTemplateDocument();
  const [prompt, setPrompt] = useState(businessTitle ?? openAIPrompt);
  const [search, setSearch] = useState<string | null>(null);
  const query = useQuery({
    ...generatedQuery({
      ...{ language, sectionId, search: search ?? '', context: templateContext },
      ...{ place: placeOf(template), usesAI },
    }),
    enabled: search !== null,
  });
  const generate = () => {
    const asked = prompt.trim();
    onSelect(nothingSelected);
    setSearch(asked || usualPrompt);
    // What a model was made of stays what it is, whatever is looked for beside it.
    const isMade = template.businessTerms !== undefined;
    if (!isMade && asked !== '' && asked !== openAIPrompt) edit(storePrompt(asked));
    // Asked once more, an AI that failed may answer.
    if (search === (asked || usualPrompt) && query.data?.reason) void query.refetch();
  };
  useEffect(() => {
    if (search !== null) return;
    const timer = setTimeout(() => setSearch(prompt.trim() || name.trim() || usualPrompt), generateDelayMs);
    return () => clearTimeout(timer);
  }, [search, prompt, name]);
  return { prompt, setPrompt, generate, query, isLoading: query.isFetching };
}
