// The gallery's placeholder while its cards are loading.
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './gallery-skeleton.module.css';
import { industries } from './queries/industries.ts';

const cards = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function GallerySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage id="app.loading" />
      </VisuallyHidden>
      <div className={classes.chips}>
        {industries.map((industry) => (
          <Skeleton key={industry} height="2.25rem" width={`${3.5 + industry.length / 2}rem`} radius="xl" />
        ))}
      </div>
      <div className={classes.tools}>
        <Skeleton className={classes.search ?? ''} height="2.25rem" />
        <Skeleton height="2.25rem" width="13rem" />
      </div>
      <div className={classes.cards}>
        {cards.map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton height="10rem" radius={0} />
            <div className={classes.body}>
              <Skeleton height="0.8rem" width="35%" />
              <Skeleton height="1.1rem" width="60%" />
              <Skeleton height="0.8rem" />
              <Skeleton height="0.8rem" width="80%" />
              <Skeleton height="1.25rem" width="50%" mt="0.35rem" radius="xl" />
              <div className={classes.foot}>
                <Skeleton height="1.1rem" width="3.5rem" />
                <Skeleton height="2.25rem" width="4.6rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
