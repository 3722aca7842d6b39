// Keeps the place of a copy that is being made, in the shape of the card that comes.
import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { RevenueBand } from '../figures/revenue-band.tsx';
import { useTemplateName } from '../templates/use-template-name.ts';
import classes from './template-card.module.css';

export function CloningCard({ of }: { readonly of: TemplateSummary }) {
  const name = useTemplateName()(of);
  return (
    <li className={classes.card} aria-busy="true">
      <RevenueBand figures={null} />
      <div className={classes.body}>
        <h2 className={classes.name}>
          <FormattedMessage id="home.cloning" values={{ name }} />
        </h2>
        <div className={classes.description}>
          <Skeleton height={12} mt={6} radius="xl" />
          <Skeleton height={12} mt={10} width="70%" radius="xl" />
        </div>
        <div className={classes.foot}>
          <Skeleton height={12} width={110} my={12} radius="xl" />
        </div>
      </div>
    </li>
  );
}
