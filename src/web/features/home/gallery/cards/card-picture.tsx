// The first screenshot of a gallery template, which leads to all of them; a plain place where there is none.
import { IconFileSpreadsheet, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Card } from '../queries/gallery-query.ts';
import { screenshotAddress } from '../queries/screenshot-address.ts';
import classes from './card-picture.module.css';

interface CardPictureProps {
  readonly card: Card;
  readonly name: string;
  readonly onLook: () => void;
}

export function CardPicture({ card, name, onLook }: CardPictureProps) {
  const { formatMessage } = useIntl();
  const [isMissing, setMissing] = useState(false);
  const { templateId, screenshots } = card;
  const [first] = screenshots;
  if (first === undefined || isMissing) {
    return (
      <div className={classes.picture}>
        <IconFileSpreadsheet className={classes.none} size={40} stroke={1.25} aria-hidden="true" />
      </div>
    );
  }
  const count = screenshots.length;
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={formatMessage({ id: 'gallery.screenshots' }, { name, count })}
      aria-haspopup="dialog"
      onClick={onLook}
    >
      <img
        className={classes.image}
        src={screenshotAddress(templateId, first)}
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        alt=""
        onError={() => setMissing(true)}
      />
      <span className={classes.count} aria-hidden="true">
        <IconPhoto size={14} />
        {count}
      </span>
    </button>
  );
}
