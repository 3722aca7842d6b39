// Lets a style attribute carry custom properties, which React sets without a style element.
import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
