// What everybody has without paying, to compare the plans with.
import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './free-offer.module.css';

export function FreeOffer() {
  const free = useVisitor().plans.find(({ price }) => price === 0);
  if (!free) return null;
  return (
    <section className={classes.strip}>
      <h3 className={classes.title}>
        <FormattedMessage id="plans.free-title" />
      </h3>
      <ul className={classes.list}>
        {free.highlights.map((highlight) => (
          <li key={highlight}>
            <IconCheck size={16} aria-hidden="true" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
