// The placeholder of the visitor's own templates while their list is loading.
import { Skeleton } from '@mantine/core';
import classes from '../cards/template-card.module.css';
import grid from './card-grid.module.css';

const cards = ['one', 'two', 'three', 'four'];

export function OwnSkeleton() {
  return (
    <div className={grid.grid} aria-busy="true">
      {cards.map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height="7rem" radius={0} />
          <div className={classes.body}>
            <Skeleton height="1.1rem" width="60%" />
            <div className={classes.description}>
              <Skeleton height="0.8rem" mt="0.4rem" />
              <Skeleton height="0.8rem" mt="0.6rem" width="80%" />
            </div>
            <Skeleton height="0.8rem" width="40%" mb="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
