import classes from './asset-picture.module.css';

/** Twice the size on the page, for screens with many pixels. */
const SIDE = 128;

/** A small picture of an asset, which says nothing that its name does not. @param url null if there is none */
export function AssetPicture({ url }: { readonly url: string | null }) {
  if (url === null) return <span className={classes['picture']} />;
  const source = `${url}?width=${SIDE}&height=${SIDE}&format=webp`;
  return <img className={classes['picture']} src={source} alt="" loading="lazy" />;
}
