<?php
/**
 * Takes away the role, the rights, the settings and the locks. Published pages are the hotel's own and stay in the
 * database, out of sight, until the plugin returns; `define('FOYER_REMOVE_CONTENT', true)` in wp-config.php removes
 * them too.
 */

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

require_once __DIR__ . '/foyer-channel.php';

global $wpdb;

if (defined('FOYER_REMOVE_CONTENT') && FOYER_REMOVE_CONTENT) {
    Foyer\Channel\register_content_types();
    $types = array_values(Foyer\Channel\POST_TYPES);
    $places = implode(',', array_fill(0, count($types), '%s'));
    foreach ($wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_type IN ($places)", $types)) as $post) {
        wp_delete_post((int) $post, true);
    }
    foreach (Foyer\Channel\TAXONOMIES as $taxonomy) {
        foreach (get_terms(array('taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids')) as $term) {
            wp_delete_term($term, $taxonomy);
        }
    }
}

remove_role(Foyer\Channel\ROLE);
foreach (array('administrator', 'editor') as $role) {
    $found = get_role($role);
    foreach ($found ? Foyer\Channel\channel_capabilities() : array() as $capability) {
        if (strpos($capability, 'foyer') !== false) {
            $found->remove_cap($capability);
        }
    }
}
foreach ($wpdb->get_col("SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'foyer%'") as $option) {
    if (strpos($option, 'foyer_') === 0) {
        delete_option($option);
    }
}
flush_rewrite_rules(false);
