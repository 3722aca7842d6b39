// The placeholder of a page of cards while its code is loading.
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './pending-cards.module.css';

const cards = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function PendingCards() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage id="app.loading" />
      </VisuallyHidden>
      <Skeleton height="2rem" width="11rem" />
      <Skeleton height="1rem" width="min(28rem, 100%)" mt="0.9rem" />
      <Skeleton height="2.25rem" width="14rem" mt="2.25rem" mb="2rem" />
      <div className={classes.cards}>
        {cards.map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton height="7rem" radius={0} />
            <div className={classes.body}>
              <Skeleton height="1.1rem" width="60%" />
              <Skeleton height="0.8rem" />
              <Skeleton height="0.8rem" width="80%" mb="1.5rem" />
              <Skeleton height="0.8rem" width="40%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
