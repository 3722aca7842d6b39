// The cards of the gallery under their chips, search and order.
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { findByWords, searchable } from '../search/find-by-words.ts';
import { Cards } from './cards/cards.tsx';
import { GalleryTools } from './gallery-tools.tsx';
import { IndustryChips } from './industry-chips.tsx';
import type { Card } from './queries/gallery-query.ts';
import { industryName } from './queries/industries.ts';
import { countByIndustry, sortCards } from './queries/sort-cards.ts';
import { useGalleryChoice } from './use-gallery-choice.ts';

interface GalleryListProps {
  readonly cards: readonly Card[];
  readonly level: 2 | 3;
}

export function GalleryList({ cards, level }: GalleryListProps) {
  const { industry, sorting, sortBy } = useGalleryChoice();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const found = useFound(cards, useDeferredValue(text));
  const counts = useMemo(() => countByIndustry(found), [found]);
  const { language } = useVisitor().settings;
  const shown = useMemo(() => {
    const ofIndustry = industry === null ? found : found.filter((card) => card.industry === industry);
    return sortCards(ofIndustry, sorting, language);
  }, [found, industry, sorting, language]);
  const showAll = () => {
    setText('');
    void navigate({ to: '.', search: {}, replace: true });
  };
  return (
    <>
      <IndustryChips chosen={industry} counts={counts} total={found.length} />
      <GalleryTools count={shown.length} text={text} onSearch={setText} sorting={sorting} onSort={sortBy} />
      {shown.length === 0 ? <NothingFound onShowAll={showAll} /> : <Cards cards={shown} level={level} />}
    </>
  );
}

function useFound(cards: readonly Card[], text: string): readonly Card[] {
  const { formatMessage } = useIntl();
  const texts = useMemo(
    () =>
      searchable(cards, ({ name, description, industry }) => {
        const known = industryName(industry);
        return [name, description, known ? formatMessage(known) : ''];
      }),
    [cards, formatMessage],
  );
  return useMemo(() => findByWords(texts, text), [texts, text]);
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<IconSearchOff size={30} />}
      title={<FormattedMessage id="gallery.none-title" />}
      action={
        <Button onClick={onShowAll}>
          <FormattedMessage id="gallery.show-all" />
        </Button>
      }
    >
      <FormattedMessage id="gallery.none-text" />
    </EmptyState>
  );
}
