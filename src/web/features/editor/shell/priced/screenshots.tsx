// The screenshots of a gallery template beside each other, as many as fit.
import { useIntl } from 'react-intl';
import { callAddress } from '#web/api/address.ts';
import classes from './priced-template.module.css';

interface ScreenshotsProps {
  readonly templateId: string;
  readonly name: string;
  readonly fileNames: readonly string[];
}

export function Screenshots({ templateId, name, fileNames }: ScreenshotsProps) {
  const { formatMessage } = useIntl();
  const count = fileNames.length;
  if (count === 0) return null;
  return (
    <section
      className={classes.pictures}
      aria-label={formatMessage({ id: 'gallery.screenshots' }, { name, count })}
    >
      {fileNames.map((filename, index) => (
        <img
          key={filename}
          className={classes.picture}
          src={callAddress('getScreenshot', {}, { templateId, filename })}
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          alt={formatMessage({ id: 'gallery.screenshot' }, { name, number: index + 1, count })}
        />
      ))}
    </section>
  );
}
