// The cards themselves, and the screenshots of the one that is being looked at.
import { useNavigate } from '@tanstack/react-router';
import { memo, Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useGalleryTemplate } from '#web/state/templates/use-gallery-template.tsx';
import type { Card } from '../queries/gallery-query.ts';
import { BrokenCard } from './broken-card.tsx';
import classes from './cards.module.css';
import { GalleryCard } from './gallery-card.tsx';

const CarouselDialog = lazyPart(() => import('../carousel/carousel-dialog.tsx'), 'CarouselDialog');

interface CardsProps {
  readonly cards: readonly Card[];
  readonly level: 2 | 3;
}

/** Kept as it is while someone types in the search field: there may be hundreds. */
export const Cards = memo(function Cards({ cards, level }: CardsProps) {
  const { use, usedUuid } = useGalleryTemplate();
  const navigate = useNavigate();
  // What is not bought yet is looked at before it is used.
  const look = ({ uuid }: Card) => void navigate({ to: '/template/$uuid/', params: { uuid } });
  const [looked, setLooked] = useState<Card | null>(null);
  return (
    <>
      <ul className={classes.cards}>
        {cards.map((card) =>
          card.isBroken ? (
            <BrokenCard key={card.uuid} level={level} />
          ) : (
            <GalleryCard
              key={card.uuid}
              card={card}
              level={level}
              isOpening={usedUuid === card.uuid}
              onOpen={() => (card.needsPurchase ? look(card) : use(card))}
              onLook={() => setLooked(card)}
            />
          ),
        )}
      </ul>
      <Suspense fallback={null}>
        {looked && <CarouselDialog card={looked} onClose={() => setLooked(null)} />}
      </Suspense>
    </>
  );
});
