import { hotelDecorEndpoints } from '@foyer/contract/hotel-decor';
import { type App, serve } from '#lib/serve.ts';
import { paletteOf } from './palette/rules.ts';
import { decorOf, saveDecor } from './rules.ts';

export function registerHotelDecorRoutes(app: App): void {
  serve(app, hotelDecorEndpoints.one, ({ scope, params }) => decorOf(scope, params.id));
  serve(app, hotelDecorEndpoints.update, ({ scope, params, body, expected }) =>
    saveDecor(scope, params.id, body, expected),
  );
  serve(app, hotelDecorEndpoints.palette, ({ scope, params }) => paletteOf(scope, params.id));
}
