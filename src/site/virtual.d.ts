/** Modules that src/site/house-styles.ts makes of content/house.yaml. */
declare module 'virtual:house.css';
declare module 'virtual:house-fonts' {
  /** Addresses of woff2 files. */
  export const text: string;
  export const display: string;
}
