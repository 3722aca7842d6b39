// A square picture that an authenticator app reads an address from; dark on white in either theme, as cameras want it.
import { useIntl } from 'react-intl';
import { encode } from 'uqr';
import classes from './second-factor.module.css';

/** A quiet zone around it, in modules. */
const border = 2;

/** One rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    }),
  );
  return runs.join('');
}

export function QrPicture({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl();
  const { data, size } = encode(address, { border, ecc: 'M' });
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={formatMessage({ id: 'secondFactor.picture' })}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(data)} />
    </svg>
  );
}
