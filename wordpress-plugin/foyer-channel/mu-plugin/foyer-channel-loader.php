<?php
/**
 * Plugin Name: Foyer Channel (must use)
 * Description: Loads Foyer Channel from mu-plugins/foyer-channel, where nobody can switch it off by mistake.
 *
 * Copy this file to wp-content/mu-plugins/, beside the folder foyer-channel.
 */

if (defined('ABSPATH')) {
    require_once __DIR__ . '/foyer-channel/foyer-channel.php';
}
