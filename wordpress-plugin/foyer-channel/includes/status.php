<?php
/**
 * /status: what a connection needs to know before it writes. Whoever is signed in may ask, so that too little right
 * is named as such; versions and limits are told only to those who may use the channel.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

function register_status_route(): void
{
    route('/status', 'GET', '', static function () {
        $user = wp_get_current_user();
        $missing = missing_capabilities();
        $status = array(
            'plugin' => FOYER_CHANNEL_VERSION,
            'user' => array('id' => $user->ID, 'login' => $user->user_login, 'roles' => array_values($user->roles)),
            'ready' => $missing === array() && site_problems() === array(),
            'missing' => $missing,
        );
        return current_user_can('use_foyer_channel') ? $status + site_status() : $status;
    });
}

function site_status(): array
{
    return array(
        'problems' => site_problems(),
        'wordpress' => get_bloginfo('version'),
        'php' => PHP_VERSION,
        'name' => html_entity_decode(get_bloginfo('name'), ENT_QUOTES, 'UTF-8'),
        'home' => home_url('/'),
        'language' => get_bloginfo('language'),
        'theme' => get_stylesheet(),
        'limits' => array(
            'upload_bytes' => wp_max_upload_size(),
            'body_bytes' => wp_convert_hr_to_bytes((string) ini_get('post_max_size')),
            'picture_types' => array_values(array_intersect(PICTURE_TYPES, get_allowed_mime_types())),
        ),
        'types' => array_keys(POST_TYPES),
        'sections' => SECTIONS,
    );
}

/** What stands in the way on the site itself, whoever asks. */
function site_problems(): array
{
    $problems = array();
    foreach (POST_TYPES as $post_type) {
        $type = get_post_type_object($post_type);
        if (!$type || $type->cap->edit_post !== 'edit_foyer_item') {
            $problems[] = array('code' => 'post_type_taken', 'message' => "Another plugin holds the post type $post_type");
        }
    }
    foreach (TAXONOMIES as $taxonomy) {
        $found = get_taxonomy($taxonomy);
        if (!$found || $found->cap->manage_terms !== 'manage_foyer_terms') {
            $problems[] = array('code' => 'taxonomy_taken', 'message' => "Another plugin holds the taxonomy $taxonomy");
        }
    }
    if (!get_option('permalink_structure')) {
        $problems[] = array(
            'code' => 'plain_permalinks',
            'message' => 'Choose any permalink structure but Plain under Settings, Permalinks',
        );
    }
    if (!wp_is_writable(wp_upload_dir()['basedir'])) {
        $problems[] = array('code' => 'uploads_not_writable', 'message' => 'The uploads folder cannot be written');
    }
    return $problems;
}
