// One number with its name above it, and what it is compared with or made of below it.
import type { ReactNode } from 'react';
import classes from './stat-tile.module.css';

interface StatTileProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: 'plain' | 'good' | 'bad';
}

export const StatTile = ({ label, value, note, tone = 'plain' }: StatTileProps) => (
  <div className={classes.tile} data-tone={tone}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.value}>{value}</dd>
    {note && <dd className={classes.note}>{note}</dd>}
  </div>
);

/** Tiles side by side, as many as there is room for. */
export const StatTiles = ({ children }: { readonly children: ReactNode }) => (
  <dl className={classes.tiles}>{children}</dl>
);
