/** Before a run on Debian's WordPress: one MariaDB for all of its sites. */
export { shareMariaDb as setup } from '@foyer/wordpress-plugin/testing/mariadb';
