/** A thousand pictures in the texts of a house that `fillInstallation` has filled: statements for the owner of the tables. */
import type { TestOrganization } from './factories.ts';

export const pictureTables = ['media', 'picture_uses', 'posts', 'publications'] as const;

export const hangPictures = ({ id, workspace, property }: Pick<TestOrganization, 'id' | 'workspace' | 'property'>) => `
  create temp table hung on commit drop as select gen_random_uuid() as id, i - 1 as place from generate_series(1, 1000) i;
  insert into media (id, organisation_id, workspace_id, property_id, title, mime_type, width, height, bytes)
    select h.id, '${id}', '${workspace.id}', '${property.id}', 'Picture ' || place, 'image/webp', 1600, 1200, 200000
    from hung h;
  ${['posts', 'publications']
    .map(
      (table) => `
  update ${table} t set blocks = t.blocks || jsonb_build_array(jsonb_build_object('kind', 'image', 'id', 'picture',
      'locked', false, 'origin', 'person', 'caption', '', 'imageId', h.id))
    from (select id as row, row_number() over (order by id) % 900 as place from ${table}
      where organisation_id = '${id}' and jsonb_array_length(blocks) > 0) n
      join hung h using (place)
    where t.id = n.row;`,
    )
    .join('')}`;
