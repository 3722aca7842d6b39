// One template of the gallery: its pictures, what it is, how far it can be trusted, and what it costs.
import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck, IconStarFilled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { isBought } from '#web/state/visitor/template-orders.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { Card } from '../queries/gallery-query.ts';
import { industryName } from '../queries/industries.ts';
import { CardPicture } from './card-picture.tsx';
import { CardPrice } from './card-price.tsx';
import classes from './gallery-card.module.css';
import { LanguageBadge } from './language-badge.tsx';
import { ReportButton } from './report-button.tsx';

interface GalleryCardProps {
  readonly card: Card;
  readonly level: 2 | 3;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly onLook: () => void;
}

export function GalleryCard({ card, level, isOpening, onOpen, onLook }: GalleryCardProps) {
  const { formatMessage } = useIntl();
  const name = card.name.trim() || formatMessage({ id: 'home.unnamed' });
  const { orders } = useVisitor();
  const industry = industryName(card.industry);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={classes.card}>
      <CardPicture card={card} name={name} onLook={onLook} />
      <div className={classes.body}>
        <p className={classes.kind}>
          <span className={classes.industry}>{industry && <FormattedMessage {...industry} />}</span>
          <LanguageBadge language={card.language} />
        </p>
        <Heading className={classes.name}>{name}</Heading>
        <p className={classes.description}>{card.description}</p>
        <Trust card={card} name={name} />
        <div className={classes.foot}>
          <CardPrice
            price={card.price}
            higherPrice={card.higherPrice}
            isBought={!card.needsPurchase && isBought(orders, card.templateId)}
          />
          <LockedInView>
            <Button
              variant="light"
              loading={isOpening}
              aria-label={formatMessage({ id: 'gallery.open-named' }, { name })}
              onClick={onOpen}
            >
              <FormattedMessage id="gallery.open" />
            </Button>
          </LockedInView>
        </div>
      </div>
    </li>
  );
}

function Trust({ card, name }: { readonly card: Card; readonly name: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const rating = formatNumber(card.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={classes.trust}>
      {card.isVerified && (
        <span className={classes.verified}>
          <IconRosetteDiscountCheck size={15} aria-hidden="true" />
          <FormattedMessage id="gallery.verified" />
        </span>
      )}
      <span
        className={classes.rating}
        role="img"
        aria-label={formatMessage({ id: 'gallery.rated' }, { rating })}
      >
        <IconStarFilled size={14} aria-hidden="true" />
        {rating}
      </span>
      <ReportButton templateId={card.templateId} name={name} />
    </div>
  );
}
