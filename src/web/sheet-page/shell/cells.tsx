// The sheet that is open.
import classes from './sheet-page.module.css';

export function Cells() {
  return <main id="cells" className={classes.middle} />;
}
