<?php
/**
 * Plugin Name: Foyer Channel
 * Description: Shows on this site what a hotel's team publishes in Foyer: properties, events, landing pages, articles.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Text Domain: foyer-channel
 *
 * This file only joins the parts: each file in includes/ holds one of them and hangs itself into WordPress here.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH') || defined('FOYER_CHANNEL_VERSION')) {
    return;
}

define('FOYER_CHANNEL_VERSION', '0.2.0');

foreach (
    array(
        'problems',
        'locks',
        'meta-schema',
        'content-types',
        'meta',
        'access',
        'rest',
        'items',
        'item-input',
        'item-writing',
        'item-routes',
        'media',
        'terms',
        'settings',
        'status',
        'pages',
        'page-head',
    ) as $part
) {
    require_once __DIR__ . "/includes/$part.php";
}

add_action('init', __NAMESPACE__ . '\register_content_types');
add_action('init', __NAMESPACE__ . '\register_meta_fields');
add_action('init', __NAMESPACE__ . '\install_if_new', 20);
add_action('rest_api_init', __NAMESPACE__ . '\register_item_routes');
add_action('rest_api_init', __NAMESPACE__ . '\register_media_routes');
add_action('rest_api_init', __NAMESPACE__ . '\register_term_routes');
add_action('rest_api_init', __NAMESPACE__ . '\register_settings_routes');
add_action('rest_api_init', __NAMESPACE__ . '\register_status_route');
add_action('rest_api_init', __NAMESPACE__ . '\register_stock_filters');
add_filter('foyer_channel_settings', __NAMESPACE__ . '\settings_for_theme', 10, 2);
add_filter('the_content', __NAMESPACE__ . '\page_content', 20);
add_filter('language_attributes', __NAMESPACE__ . '\page_language');
add_action('wp_head', __NAMESPACE__ . '\page_head');

register_activation_hook(__FILE__, __NAMESPACE__ . '\install');
register_deactivation_hook(__FILE__, __NAMESPACE__ . '\stand_down');
