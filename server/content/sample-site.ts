import { composeSite, type Site } from '../../src/content/site.ts';
import { productCatalogues } from './product-catalogues.ts';

const nothing = { bodies: new Map(), changed: new Map(), moved: new Map(), uploads: new Map() };

/** The sample company's site in all its languages, which a server without publications shows. */
export const sampleSite: Site = composeSite('sample', nothing, productCatalogues);
