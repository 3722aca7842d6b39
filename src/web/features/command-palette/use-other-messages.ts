// The texts of the languages that the visitor does not use: one may think of a command in another language.
import { useQueries } from '@tanstack/react-query';
import { languages } from '#language/language.ts';
import { loadMessages, type Messages } from '#web/i18n/messages.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';

export function useOtherMessages(): readonly Messages[] {
  const { settings } = useVisitor();
  const others = languages.filter((language) => language !== settings.language);
  return useQueries({
    queries: others.map((language) => ({
      queryKey: ['messages', language],
      queryFn: () => loadMessages(language),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  }).flatMap(({ data }) => data ?? []);
}
