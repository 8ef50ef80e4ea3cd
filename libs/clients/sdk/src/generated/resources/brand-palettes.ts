// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions, ConditionalOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  BrandPalette,
  BrandPaletteState,
  CreateBrandPaletteRequest,
  DeletedBrandPalette,
  ReplaceBrandPalettesRequest,
  UpdateBrandPaletteRequest,
} from '../schemas.ts';

/** The operations of brand palettes. */
export class BrandPalettesResource {
  constructor(protected readonly api: Api) {}

  /**
   * Retrieve the brand palettes: `GET /brand_palettes`.
   *
   * Returns all palettes with their colours, and the settings that apply to all palettes.
   *
   * It needs one of the scopes brand:read, brand:write, brand:palettes:write.
   */
  retrieveAll(options?: RequestOptions): Call<BrandPaletteState> {
    return this.api.call({ method: 'GET', path: '/brand_palettes', options });
  }

  /**
   * Replace the brand palettes: `PUT /brand_palettes`.
   *
   * Replaces all palettes and settings with the ones that you send. A palette with the id of an existing palette changes that palette and keeps its id. A palette without an id keeps the id of an existing palette with the same content. You can send the response of GET unchanged.
   *
   * It needs one of the scopes brand:palettes:write, brand:write.
   */
  replace(body: ReplaceBrandPalettesRequest, options?: ConditionalOptions): Call<BrandPaletteState> {
    return this.api.call({ method: 'PUT', path: '/brand_palettes', body, options });
  }

  /**
   * Create a brand palette: `POST /brand_palettes`.
   *
   * Adds a palette after the others.
   *
   * It needs one of the scopes brand:palettes:write, brand:write.
   */
  create(body: CreateBrandPaletteRequest, options?: RequestOptions): Call<BrandPalette> {
    return this.api.call({ method: 'POST', path: '/brand_palettes', body, options });
  }

  /**
   * Retrieve a brand palette: `GET /brand_palettes/{id}`.
   *
   * Returns one palette with its colours.
   *
   * It needs one of the scopes brand:read, brand:write, brand:palettes:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<BrandPalette> {
    return this.api.call({ method: 'GET', path: pathText`/brand_palettes/${id}`, options });
  }

  /**
   * Update a brand palette: `PATCH /brand_palettes/{id}`.
   *
   * Changes one palette. What you leave out stays. A list of colours replaces all colours; those with the id or the value of an existing colour keep its id.
   *
   * It needs one of the scopes brand:palettes:write, brand:write.
   */
  update(id: string, body: UpdateBrandPaletteRequest = {}, options?: ConditionalOptions): Call<BrandPalette> {
    return this.api.call({ method: 'PATCH', path: pathText`/brand_palettes/${id}`, body, options });
  }

  /**
   * Delete a brand palette: `DELETE /brand_palettes/{id}`.
   *
   * Deletes one palette with its colours.
   *
   * It needs one of the scopes brand:palettes:write, brand:write.
   */
  delete(id: string, options?: ConditionalOptions): Call<DeletedBrandPalette> {
    return this.api.call({ method: 'DELETE', path: pathText`/brand_palettes/${id}`, options });
  }
}
