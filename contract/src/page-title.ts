/** What search engines show as the title of a page: one rule for the sites that send it and the editors who write it. */

/** About as much of a title as results have room for. */
export const titleLength = 60;

/** The title with the name of the site behind it, unless it stands in it or nothing of it would be seen whole. */
export function searchTitle(title: string, siteName: string): string {
  const named = `${title} | ${siteName}`;
  const says = title.toLowerCase().includes(siteName.toLowerCase());
  return title === '' || says || named.length > titleLength ? title : named;
}
